// What `static-build/mdx/` adds to every text beside its component.
declare module '*.mdx' {
  /** The text's only `# Title`, which is not part of the component. */
  export const title: string
  export const sections: import('./LegalText.ts').LegalSection[]
  export const dates: import('./LegalText.ts').LegalDates
}
