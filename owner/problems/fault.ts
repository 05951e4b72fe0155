import { at, placeOf, type YamlFile } from '../read/read-yaml.ts'
import type { Problem } from './said.ts'

/** What is wrong in one of the owner's files, with the sentence that says where. */
export type Fault = Problem & { file: 'site.yaml' | 'words.yaml'; sentence: string }

/** Each problem with its place, in the order of the file. */
export const inPlace = (file: Fault['file'], problems: Problem[], files: YamlFile[]): Fault[] =>
  problems
    .map((problem) => ({ problem, place: placeOf(problem.path, files) }))
    .sort((a, b) => a.place.index - b.place.index || (a.place.line ?? 0) - (b.place.line ?? 0))
    .map(({ problem, place }) => ({
      ...problem,
      file,
      sentence: at(place.name, place.line, problem.message),
    }))
