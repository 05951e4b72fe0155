/** A name or a country that can stand in a sentence: letters, digits and plain punctuation. */
export const isReadableName = (value: unknown) =>
  typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} .,'’&+()-]{0,79}$/u.test(value)
