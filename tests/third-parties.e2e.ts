import { notFound, routes } from '../src/routes.ts'
import { expect, hydrated, test } from './site.ts'

const paths = [...routes, notFound].map(({ path }) => path)

const configurations = [
  {
    build: 'contextual',
    services: ['Vimeo', 'Cal.com'],
    frames: ['https://player.vimeo.com', 'https://app.cal.com'],
  },
  {
    build: 'complete',
    services: ['Wistia', 'Calendly'],
    frames: ['https://fast.wistia.net', 'https://calendly.com'],
  },
] as const
for (const { build, services, frames } of configurations) {
  test.describe(`with ${services.join(' and ')} in the configuration`, () => {
    test.use({ build })

    test('policy, questions, dialog and processors’ table name them, and nobody else', async ({
      page,
      request,
      home,
    }) => {
      const others = configurations.filter((other) => other.build !== build)
      const response = await page.goto('/')
      const policy = response?.headers()['content-security-policy'] ?? ''
      const frameSources = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
      expect(frameSources).toEqual(expect.arrayContaining([...frames]))
      for (const frame of others.flatMap(({ frames }) => frames)) {
        expect(policy).not.toContain(frame)
      }
      await hydrated(page)
      const [host, agenda] = services
      await expect(home.step1.getByText(`Vidéo hébergée par ${host}`)).toBeVisible()
      await expect(home.step2.getByText(`Agenda fourni par ${agenda}`)).toBeVisible()
      await home.manage.click()
      for (const service of services) {
        await expect(home.choices.getByRole('heading', { name: service })).toBeVisible()
      }
      for (const path of paths) {
        const html = await (await request.get(path)).text()
        for (const other of others.flatMap(({ services }) => services)) {
          expect(html, path).not.toContain(other)
        }
        if (path !== '/politique-confidentialite') continue
        const table = html.split('<table').find((table) => /Prestataires/.test(table)) ?? ''
        for (const service of services) expect(table).toContain(service)
      }
    })
  })
}
