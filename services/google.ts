/** What is alike in all services of Google. Its Irish company answers for them in Europe, and hands data on to the USA. */
export const google = {
  country: 'États-Unis',
  legalName: 'Google Ireland Limited, filiale de Google LLC',
  privacyPolicy: 'https://policies.google.com/privacy?hl=fr',
  source: 'https://policies.google.com/privacy?hl=fr',
}
