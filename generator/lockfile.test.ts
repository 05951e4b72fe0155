import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Lock = { packages: Record<string, { integrity?: string }> }

it('the lock file has a hash of every package', () => {
  const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const unproved = Object.entries(packages)
    .filter(([path, { integrity = '' }]) => path !== '' && !integrity.startsWith('sha512-'))
    .map(([path]) => path)
  expect(Object.keys(packages).length).toBeGreaterThan(1)
  expect(unproved).toEqual([])
})
