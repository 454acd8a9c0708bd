import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SchemaType, TypeNode } from 'groq-js'
import type { Shape } from '../../lib/sanity/content/shape.ts'

/** What values look like that have a type of the schema. */
export const schema = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../sanity/schema.generated.json'), 'utf8'),
) as SchemaType

type ObjectNode = Extract<TypeNode, { type: 'object' }>

export function typeNamed(name: string): TypeNode {
  const found = schema.find((each) => each.name === name)
  if (!found) throw new Error(`sanity/schemas/index.ts lists no type "${name}".`)
  return found.type === 'type' ? found.value : { type: 'object', attributes: found.attributes }
}

const isNullable = (node: TypeNode): boolean =>
  ['null', 'unknown'].includes(node.type) || (node.type === 'union' && node.of.some(isNullable))

function attributesOf(node: ObjectNode): ObjectNode['attributes'] {
  const rest = node.rest?.type === 'inline' ? typeNamed(node.rest.name) : node.rest
  return { ...(rest?.type === 'object' ? attributesOf(rest) : {}), ...node.attributes }
}

function objectShape(node: ObjectNode): Shape {
  const attributes = Object.entries(attributesOf(node))
  const namesOf = (chosen: typeof attributes) => chosen.map(([name]) => name)
  const optional = namesOf(attributes.filter(([, { optional: is }]) => is))
  const required = attributes.filter(([, { optional: is, value }]) => !is && !isNullable(value))
  // Sanity's own fields: a program that writes to the lake may forget them.
  const needs = namesOf(required).filter((name) => !name.startsWith('_'))
  return {
    fields: Object.fromEntries(attributes.map(([name, { value }]) => [name, shapeOf(value)])),
    ...(needs.length > 0 && { needs }),
    ...(optional.length > 0 && { optional }),
  }
}

function unionShape(nodes: readonly TypeNode[]): Shape {
  const flat = nodes.flatMap((node) => (node.type === 'union' ? node.of : [node]))
  const lists = flat.flatMap((node) => (node.type === 'array' ? [node.of] : []))
  const shapes = flat.filter(({ type }) => type !== 'null' && type !== 'array').map(shapeOf)
  const literals = shapes.flatMap((shape) => (typeof shape === 'object' && 'is' in shape ? shape.is : []))
  const others = new Set(shapes.filter((shape) => typeof shape === 'string' || !('is' in shape)))
  const all: Shape[] = [
    ...(literals.length > 0 ? [{ is: literals }] : []),
    // `coalesce(list, [])` is a union of two lists.
    ...(lists.length > 0 ? [{ list: unionShape(lists) }] : []),
    ...others,
  ]
  return all.length === 1 && all[0] !== undefined ? all[0] : { anyOf: all }
}

export function shapeOf(node: TypeNode): Shape {
  switch (node.type) {
    case 'string':
      return node.value === undefined ? 'string' : { is: [node.value] }
    // Views look words up in tables, numbers never.
    case 'number':
    case 'boolean':
      return node.type
    case 'array':
      return { list: shapeOf(node.of) }
    case 'object':
      return objectShape(node)
    case 'inline':
      return shapeOf(typeNamed(node.name))
    case 'union':
      return unionShape(node.of)
    case 'null':
      return { is: [null] }
    case 'unknown':
      return 'unknown'
  }
}
