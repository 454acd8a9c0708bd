import type { Rule } from 'eslint'
import { type Type, TypeFlags } from 'typescript'

/** What the rule reads of JSX, which the types of ESLint leave out. */
type JsxNode = {
  type: string
  value?: unknown
  expression?: JsxNode
  children?: readonly JsxNode[]
  openingElement?: { attributes: readonly { name?: { name: unknown }; value?: JsxNode }[] }
}

type TypeOf = (node: JsxNode) => Type

const message =
  'Give this text an element of its own, as one template string, or make it the key of its element: a translated page has moved the text that React would change.'

/**
 * A text that can change is the only child of its element, whose text React then sets as a whole.
 * Or it is the element's key: then React makes a new element. Fixed words may have siblings, but
 * not in a fragment, which comes and goes, and not after elements that React inserts before them.
 */
export const aloneText: Rule.RuleModule = {
  meta: { type: 'problem', messages: { alone: message }, schema: [] },
  create({ sourceCode, report }) {
    const typeOf = sourceCode.parserServices.getTypeAtLocation as TypeOf
    const source = (node: JsxNode) => sourceCode.getText(node as Rule.Node)
    const check = (parent: JsxNode) => {
      const children = (parent.children ?? []).filter(isRendered)
      const key = parent.openingElement?.attributes.find(({ name }) => name?.name === 'key')?.value
        ?.expression
      const inFragment = parent.type === 'JSXFragment'
      if (children.length < 2 && !inFragment) return
      let afterOthers = inFragment
      for (const child of children) {
        const kind = child.expression
          ? kindOf(typeOf(child.expression))
          : isWords(child)
            ? 'words'
            : 'element'
        const isKey = key && child.expression && source(key) === source(child.expression)
        if (kind === 'text' ? !isKey : kind === 'words' && afterOthers)
          report({ node: child as Rule.Node, messageId: 'alone' })
        afterOthers ||= kind === 'others'
      }
    }
    return {
      JSXElement: (node: Rule.Node) => check(node as JsxNode),
      JSXFragment: (node: Rule.Node) => check(node as JsxNode),
    }
  },
}

const isJsxText = ({ type }: JsxNode): boolean => type === 'JSXText'

/** Comments, and white space with a line end, leave nothing in the page. */
const isRendered = (node: JsxNode): boolean =>
  isJsxText(node) ? !/^\s*\n\s*$/.test(String(node.value)) : node.expression?.type !== 'JSXEmptyExpression'

const isWords = (node: JsxNode): boolean => isJsxText(node) && /\S/.test(String(node.value))

/** A text that can change, words that are always the same, or others: elements that come and go. */
function kindOf(type: Type): 'text' | 'words' | 'others' {
  const members = type.isUnion() ? type.types : [type]
  const has = (flags: TypeFlags) => members.some((member) => (member.flags & flags) !== 0)
  // Only ReactNode, the type of slots, includes bigint.
  if (has(TypeFlags.BigIntLike)) return 'others'
  if (members.length === 1 && has(TypeFlags.StringLiteral | TypeFlags.NumberLiteral)) return 'words'
  // An empty string is not rendered: it is what `text && <p>{text}</p>` may be.
  const rendered = members.filter((member) => !(member.isStringLiteral() && member.value === ''))
  const isText = ({ flags }: Type) => (flags & (TypeFlags.StringLike | TypeFlags.NumberLike)) !== 0
  return rendered.some(isText) ? 'text' : 'others'
}
