import { faultHelp } from 'local-http/faults'

/** The home page: the calls, and how to set faults. `host` is a checked loopback name and port. */
export function hostPage(host: string, faultKinds: readonly string[]): string {
  const calls = ['action=all', 'action=single&id=1', 'action=get&id=1'].map((query) => {
    const href = `/api/blogs.php?${query}`.replace('&', '&amp;')
    return `<li><a href="${href}">${href}</a></li>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Blog host</title>
<style>:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif } body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem }</style>
</head>
<body>
<main>
<h1>Blog host</h1>
<p>Stands in for the PHP host of the blog, with a dozen sample posts.</p>
<ul>
${calls.join('\n')}
</ul>
${faultHelp(host, faultKinds)}
<p><code>&amp;only=single</code> (or all, or get) leaves the other calls alone.</p>
</main>
</body>
</html>
`
}
