/** A Markdown file, as HTML: see `vitePlugin.ts`. */
declare module '*.md' {
  const html: string
  export default html
}
