import { expect, it } from 'vitest'
import { complete } from '../tests/sites.ts'
import { describeBuild } from './describe-build.ts'
import { prepareBuild } from './prepare-build.ts'

it('names the folder that was built in the line that publishes it', async () => {
  const config = { ...complete.config, hosting: 'nginx' as const }
  const build = await prepareBuild({ ...complete, config })
  expect(describeBuild('../out/full', build)).toContain('Publier : rsync -a ../out/full/ ')
})
