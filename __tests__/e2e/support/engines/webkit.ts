import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findProgram } from '../../../../local/tools/install/programs.ts'
import { freePort } from '../../../fixtures/freePort.ts'
import { until } from '../lake.ts'
import type { Engine, Key, Start } from './engine.ts'

/** WebDriver's code points of keys. */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ' ': ' ',
  ArrowLeft: '\uE012',
  End: '\uE010',
}

/** WebKitGTK, the engine of Safari, by WebDriver. Its window is on a virtual screen. */
export async function startWebKit({ scripts, reducedMotion, folder }: Start): Promise<Engine> {
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn(findProgram('WebKitWebDriver'), ['-p', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  let complaints: string[] = []
  // The browser writes the console here. WebKitGTK, unlike Safari, knows no `manifest-src`.
  createInterface(driver.stderr).on('line', (line) => {
    if (/CONSOLE (?:\w+ )?(?:ERROR|WARN) (?!.*'manifest-src')/.test(line)) complaints.push(line)
  })
  const base = `http://127.0.0.1:${port}/session`
  await until(() =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const window = path.join(import.meta.dirname, 'webkitWindow.gjs')
  const options = {
    binary: findProgram('gjs'),
    args: [
      '-m',
      window,
      folder,
      ...(scripts ? [] : ['noScripts']),
      ...(reducedMotion ? ['reducedMotion'] : []),
    ],
  }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = await send<{ sessionId: string }>('POST', base, { capabilities })
  const post = <Value>(command: string, body: object = {}) =>
    send<Value>('POST', `${base}/${sessionId}/${command}`, body)
  const get = <Value>(command: string) => send<Value>('GET', `${base}/${sessionId}/${command}`)
  const element = async (value: string) =>
    `element/${Object.values(await post<object>('element', { using: 'css selector', value }))[0]}`
  const act = (type: string, ...actions: object[]) =>
    post<void>('actions', { actions: [{ type, id: type, actions }] })
  const strike = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
  })
  const button = (type: string) => ({ type, button: 0 })
  return {
    open: (url) => post('url', { url }),
    evaluate: (work, ...args) =>
      post('execute/sync', { script: `return (${work}).apply(null, arguments)`, args }),
    clickAt: (x, y) => act('pointer', move(x, y), button('pointerDown'), button('pointerUp')),
    drag: (x, y, right) =>
      // In steps: the driver makes one event of a move, however long it lasts.
      act(
        'pointer',
        move(x, y),
        button('pointerDown'),
        ...[0.25, 0.5, 0.75, 1].map((part) => move(x + right * part, y)),
        button('pointerUp'),
      ),
    wheel: (deltaY) => act('wheel', { type: 'scroll', x: 100, y: 100, deltaX: 0, deltaY, duration: 0 }),
    // At the pace of a fast typist: else all keys come between two frames.
    type: (text) =>
      act('key', ...[...text].flatMap((key) => [...strike(key), { type: 'pause', duration: 40 }])),
    press: (key) => act('key', ...strike(keys[key])),
    upload: async (selector, text) => post(`${await element(selector)}/value`, { text }),
    back: () => post('back'),
    reload: () => post('refresh'),
    async newTab() {
      const { handle } = await post<{ handle: string }>('window/new', { type: 'tab' })
      await send('DELETE', `${base}/${sessionId}/window`)
      await post('window', { handle })
    },
    viewport: (width, height) => post('window/rect', { width, height }),
    async isExposedAs(selector, role, name) {
      const found = await element(selector)
      const exposed = [await get(`${found}/computedrole`), await get(`${found}/computedlabel`)]
      return String(exposed) === String([role, name])
    },
    downloads: path.join(folder, 'downloads'),
    complaints() {
      const heard = complaints
      complaints = []
      return heard
    },
    async close() {
      await send('DELETE', `${base}/${sessionId}`).catch(() => undefined)
      await Promise.all([stop(driver), stop(screen.process)])
    },
  }
}

/** A virtual screen, with the name that programs know it by. It chooses a free number itself. */
async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1700x2400x24', '-nolisten', 'tcp']
  const child = spawn(findProgram('Xvfb'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { process: child, display: `:${String(number).trim()}` }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** A command of WebDriver. @throws {Error} with the driver's words */
async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${url.split('/').at(-1)}: ${value.error}: ${value.message}`)
  return value
}
