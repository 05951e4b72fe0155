import { boxOf, expect, openTowardsCalendar, test } from './site.ts'

test('the home page says this, in this order, to eye and ear', async ({ page, home }) => {
  await openTowardsCalendar(page)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Aller au contenu"
    - banner:
      - paragraph:
        - text: Pour les psychologues
        - link "Aller à la première étape"
    - main:
      - heading "Découvrez comment nous pouvons vous garantir 30+ rendez-vous par mois." [level=1]
      - paragraph: Pas de nouveaux clients ? Nous ne sommes pas payés.
      - group: Ce que couvre la garantie
      - 'region "Étape 1 sur 2 : Regardez la vidéo"':
        - 'heading "Étape 1 sur 2 : Regardez la vidéo" [level=2]'
        - button "Regarder la vidéo « Notre méthode, et ce que nous garantissons »"
      - 'region "Étape 2 sur 2 : Planifiez votre appel de découverte"':
        - 'heading "Étape 2 sur 2 : Planifiez votre appel de découverte" [level=2]'
        - paragraph: Les informations que vous nous confiez restent confidentielles et servent à préparer une stratégie personnalisée avant l’appel.
        - list:
          - listitem:
            - strong: 30 minutes, gratuit et sans engagement
        - link "Ouvrir dans un nouvel onglet"
        - link "Passer l’agenda"
        - iframe
      - region "Vous avez encore des questions ?":
        - heading "Vous avez encore des questions ?" [level=2]
        - paragraph: support@example.com
        - link "Contacter le support":
          - /url: mailto:support@example.com
    - contentinfo:
      - navigation "Pied de page":
        - list:
          - listitem:
            - link "Mentions légales"
          - listitem:
            - link "Politique de confidentialité"
          - listitem:
            - link "Conditions générales d’utilisation"
          - listitem:
            - link "Protection des données"
  `)
  expect(await boxOf(home.banner)).toMatchObject({ x: 0, y: 0 })
  await expect(home.banner).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await page.getByRole('link', { name: 'Aller à la première étape' }).click()
  await expect(page).toHaveURL('/#video')
})
