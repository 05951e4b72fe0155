import { typesetAll } from '../src/typography.ts'

/** Words round the four legal texts, which are beside, in `legal/`. */
export const legalFrame = typesetAll({
  summary: 'Sommaire',
  updatedOn: 'Dernière mise à jour :',
  version: 'Version n°',
  versionFrom: 'du',
  consultedOn: 'Version en vigueur consultée le',
})
