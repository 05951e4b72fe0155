import type { Problem } from '../problems/Problem.ts'
import type { Path } from '../values.ts'
import type { YamlFile } from './read-yaml.ts'

/** Finds the file in which a key is written: the site's own, or its base's. */
const fileOf = (path: Path, files: YamlFile[]) =>
  files.find(({ data }) => Object.hasOwn(data, path[0] ?? '')) ?? files[0]

/** Adds to a problem the file and the line in which its key is written. */
export function locate(problem: Problem, files: YamlFile[]): Problem {
  const file = fileOf(problem.path, files)
  if (problem.source || problem.path.length === 0 || !file) return problem
  return { ...problem, source: file.name, line: file.lineOf(problem.path) }
}
