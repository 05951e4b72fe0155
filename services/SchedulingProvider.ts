import type { Provider, Service, ServiceFrame, ServiceModule } from './Service.ts'

/** A calendar in its service's frame. */
export type SchedulingFrame = ServiceFrame & {
  /** `null` for the demonstration, which is our own: its frame has our own origin. */
  service: Service | null
  /** The service's widget script, only where adding it again after a removal is known to be safe. */
  scriptUrl: string | null
}

/** A scheduling service: the address of the owner's booking page in, everything that follows out. */
export type SchedulingProvider = Provider<URL> & {
  /** Address of a booking page, for messages. */
  example: string
  /** Recognises the host of the address that the owner pasted. */
  isHost: (host: string) => boolean
  /**
   * The service also answers on hosts of its customers' own, who must then name it: always as the same
   * company (`same company`), or as software that somebody else runs, whom the owner names.
   */
  ownHost?: 'same company' | 'another company'
  /** What the path of a booking page looks like. */
  path: RegExp
  /** Address of the booking page in an embed code that does not write it out. */
  fromCode?: (code: string) => string | undefined
  /** See `SchedulingFrame`. */
  scriptUrl?: string
  /** Where its owner says what page comes after a booking, in the words of its own guide. */
  redirect?: string
}

export type SchedulingModule = ServiceModule<SchedulingProvider>
