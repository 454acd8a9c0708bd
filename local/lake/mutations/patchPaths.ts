import { arrayToJSONMatchPath, extractWithPath } from '@sanity/mutator'
import { isText } from '../json.ts'
import type { PatchInput, StoredDocument } from '../types.ts'

const doubleQuoted = String.raw`"(?:\\.|[^"\\])*"`
const quoted = String.raw`${doubleQuoted}|'(?:\\.|[^'\\])*'`
const name = String.raw`[A-Za-z_]\w*`
const brackets = String.raw`\[(?:[^[\]"']|${quoted}|\[[^\]]*\])*\]`
/**
 * A path of a patch (https://www.sanity.io/docs/json-match). The mutator reads as far as it can and
 * ignores the rest.
 */
const wellFormed = new RegExp(
  String.raw`^(?:\.\.)?(?:${name}|${brackets})(?:\.\.?${name}|(?:\.\.)?${brackets})*$`,
)
const everyItem = String.raw`\[\s*[*:]\s*\]`
/**
 * A name in double quotes, which no comparison stands before; any other text in quotes; every item.
 */
const foreign = new RegExp(String.raw`(?<![<>=]\s*)(${doubleQuoted})|${quoted}|${everyItem}`, 'g')

/**
 * The patch with its paths in the mutator's words, which knows `[0:]` for every item of an array,
 * not `[*]` or `[:]`. It knows `['name']`, not `["name"]`.
 *
 * @param current the document that is patched
 * @throws Error for a path that is not one
 */
export function withReadablePaths(patch: PatchInput, current: StoredDocument): PatchInput {
  const readable = (path: string) => {
    if (!wellFormed.test(path)) throw new Error(`"${path}" is not a path`)
    return path.replaceAll(foreign, (part: string, name?: string) => {
      if (name !== undefined) return singleQuoted(name)
      return part.startsWith('[') ? '[0:]' : part
    })
  }
  const keyed = (value: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(value).map(([path, item]) => [readable(path), item]))
  // For a path with several matches the mutator repeats these at each match.
  const keyedByPlace = (value: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(value).flatMap(([path, item]) =>
        placesOf(readable(path), current).map((place) => [place, item]),
      ),
    )
  const operations: Record<string, (value: never) => unknown> = {
    set: keyed,
    setIfMissing: keyed,
    inc: keyedByPlace,
    dec: keyedByPlace,
    diffMatchPatch: keyedByPlace,
    unset: (paths: string[]) => paths.map(readable),
    insert: (insert: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(insert).map(([key, value]) => [key, isText(value) ? readable(value) : value]),
      ),
  }
  return Object.fromEntries(
    Object.entries(patch).map(([operation, value]) => [
      operation,
      operations[operation]?.(value as never) ?? value,
    ]),
  )
}

/** A text in double quotes, in single ones. */
function singleQuoted(text: string): string {
  return `'${text.slice(1, -1).replaceAll(/\\.|'/gs, (part) => (part === "'" ? String.raw`\'` : part))}'`
}

/** The paths of all matches of a path; the path itself unless it has several. */
function placesOf(path: string, document: StoredDocument): string[] {
  const places = extractWithPath(path, document)
  return places.length > 1 ? places.map((place) => arrayToJSONMatchPath(place.path)) : [path]
}
