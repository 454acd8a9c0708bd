import { createElement as h, useState, type ReactNode } from 'react'
import { Button } from '@sanity/ui'
import { set, unset, useClient, type ObjectInputProps } from 'sanity'
import { publicEnv } from '../../lib/site/env.ts'

type Fields = Record<string, unknown>

/**
 * An input of a section with a button that fills it in from Home, and back again.
 * `name` is the field on Home with the same fields. Without JSX: Node loads the schema in tests.
 */
export function fromHomeInput(name: string) {
  return function FromHomeInput(props: ObjectInputProps): ReactNode {
    const client = useClient({ apiVersion: publicEnv.sanity.apiVersion })
    const [before, setBefore] = useState<Fields>()
    const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
    const names = props.schemaType.fields.map((field) => field.name).filter((each) => each !== 'hidden')

    const write = (fields: Fields) =>
      props.onChange(
        names.map((each) => (fields[each] === undefined ? unset([each]) : set(fields[each], [each]))),
      )
    const fillIn = async () => {
      setState('loading')
      try {
        const home = await client.fetch<Fields | null>(
          '*[_id == "homePage"][0]',
          {},
          {
            perspective: 'published',
            signal: AbortSignal.timeout(10_000),
          },
        )
        const found = home?.[name]
        if (typeof found !== 'object' || found === null) throw new Error(`Home has no "${name}".`)
        setBefore(props.value ?? {})
        write(found as Fields)
        setState('ready')
      } catch (error) {
        console.warn(error)
        setState('failed')
      }
    }
    const putBack = () => {
      write(before ?? {})
      setBefore(undefined)
    }

    return h(
      'div',
      null,
      !props.readOnly &&
        h(
          'div',
          { style: { marginBottom: '1.5rem' } },
          h(Button, {
            mode: 'ghost',
            text: before ? 'Put back what was here' : 'Fill in from Home',
            disabled: state === 'loading',
            onClick: () => (before ? putBack() : void fillIn()),
          }),
          h(
            'p',
            { 'aria-live': 'polite', style: { margin: '0.5rem 0 0', fontSize: '0.8125rem' } },
            state === 'failed' && 'Home cannot be read at the moment. Nothing has changed.',
          ),
        ),
      props.renderDefault(props),
    )
  }
}
