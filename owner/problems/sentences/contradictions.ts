// Messages about answers that cannot be true at once. The remedies of these problems, which the terminal and the
// form write after the sentence, name the answers to change. `Sentences.ts` explains the format of this table.
export const contradictionSentences = {
  'consent-needed':
    'la page appelle %{companies} sans l’accord du visiteur, que demande l’article 82 de la loi Informatique et Libertés : toutes les pages sont donc cachées aux moteurs de recherche.',
  'host-without-phone':
    '%{host} ne publie pas de numéro ; la loi en demande un (LCEN, article 1-1). Voyez avec votre avocat, ou choisissez un autre hébergeur.',
  'vat-of-other-company':
    'ce numéro ne finit pas par le SIREN « %{siren} », les neuf premiers chiffres du SIRET. L’un des deux est à corriger.',
  // The sentence does not quote the address that the owner publishes to, because it may contain a password.
  'deploy-elsewhere':
    'on ne publie pas à cette adresse chez l’hébergeur choisi. Écrivez par exemple « %{example} », sans mot de passe.',
  'host-disagrees':
    'les mentions légales nomment « %{named} », et le site est préparé pour « %{chosen} ». Corrigez l’un des deux.',
} as const
