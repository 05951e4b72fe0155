import type { Problem } from '../problems/Problem.ts'
import type { Path } from '../values.ts'
import type { YamlFile } from './read-yaml.ts'

/** The file of a key, which may stand in a site's own file or in its base's. */
const fileOf = (path: Path, files: YamlFile[]) =>
  files.find(({ data }) => Object.hasOwn(data, path[0] ?? '')) ?? files[0]

/** A problem of a key, with the file and the line where the key stands. */
export function locate(problem: Problem, files: YamlFile[]): Problem {
  const file = fileOf(problem.path, files)
  if (problem.source || problem.path.length === 0 || !file) return problem
  return { ...problem, source: file.name, line: file.lineOf(problem.path) }
}
