import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { describeService } from './describe-service.ts'
import type { Provider, ServiceModule } from './Service.ts'
import { schedulingProviders } from './scheduling-providers.ts'
import type { Field } from './VideoProvider.ts'
import { videoProviders } from './video-providers.ts'
import { withParameters } from './with-parameters.ts'

vi.stubGlobal('location', new URL('https://www.mon-agence.fr/?fbclid=secret'))

const ours = 'https://www.example.com'
type Entry = Provider<unknown> & {
  fields?: Record<string, Field>
  example?: string
  autoplay?: Record<string, string>
}

/** Every file of a service, with the names that its list takes. */
const files = (['video', 'scheduling'] as const).flatMap((kind) =>
  readdirSync(`services/${kind}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [kind, name.replace('.ts', '')] as const),
)
const modules = await Promise.all(
  files.map(async ([kind, id]) => {
    const module: ServiceModule<Entry> = await import(`./${kind}/${id}.ts`)
    return [kind, id, module] as const
  }),
)

it('each service stands in the list under its file’s name, from which the build takes its protocol', () => {
  const listed = { video: videoProviders, scheduling: schedulingProviders }
  const ownKind = ['scheduling/demo', 'scheduling/page']
  expect(
    modules.filter(
      ([kind, id, { provider }]) =>
        (listed[kind] as Record<string, unknown>)[id] !== provider &&
        !ownKind.includes(`${kind}/${id}`),
    ),
  ).toEqual([])
  expect(Object.keys(videoProviders).length + Object.keys(schedulingProviders).length).toBe(
    files.length - ownKind.length,
  )
})

describe.each(modules)('%s/%s', (kind, _, module) => {
  const { messages } = module

  it('never throws, whatever a frame posts', () => {
    expect('messages' in module).toBe(true)
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (data) => {
        expect(() => [messages?.read(data), messages?.answer?.(data, {})]).not.toThrow()
      }),
    )
  })

  if (!module.provider) return
  const { service, tells, fields, example, allow, autoplay } = module.provider
  const exampleOf = ([key, field]: [string, Field]) => [key, field.example]
  const given = fields
    ? Object.fromEntries(Object.entries(fields).map(exampleOf))
    : example && new URL(example)

  it('tells something exactly where it has a protocol', () => {
    expect(tells.length > 0).toBe(messages !== undefined)
  })

  if (!given) return
  const frame = describeService(module.provider, given, ours)
  const isPlain = (url: string) => /^https:\/\/[a-z\d.-]+\/[^\s'";,]*$/.test(url)

  it('gives plain addresses, over https only', () => {
    const addresses = [frame.frameUrl, frame.pageUrl, frame.service.privacyPolicy]
    expect(addresses.filter((address) => !isPlain(address))).toEqual([])
    expect(frame.frameOrigins).toContain(new URL(frame.frameUrl).origin)
  })

  it('names a company, its country in French and its policy', () => {
    expect(frame.service.name).not.toBe('')
    expect(['États-Unis', 'Royaume-Uni', 'Chypre', 'Slovénie', 'France']).toContain(
      frame.service.country,
    )
    expect(service.name).not.toBe('')
  })

  if (kind === 'scheduling') return

  it('accepts its examples, and refuses what could leave an address', () => {
    for (const field of Object.values(fields ?? {})) {
      if (!(field.form instanceof RegExp)) continue
      expect(field.example).toMatch(field.form)
      for (const wrong of ['', ' ', '"><script>']) expect(wrong).not.toMatch(field.form)
    }
  })

  it('never starts without a tap, and may fill the screen', () => {
    expect(new URL(frame.frameUrl).search).not.toMatch(/autoplay=(?!false)/i)
    expect(allow).toMatch(/\bautoplay\b/)
    expect(allow).toMatch(/\bfullscreen\b/)
  })

  it('starts after a tap with one parameter, said once', () => {
    const { search } = new URL(withParameters(frame.frameUrl, autoplay))
    expect(search.match(/autoplay=(?:1|true)\b/gi) ?? []).toHaveLength(autoplay ? 1 : 0)
  })
})
