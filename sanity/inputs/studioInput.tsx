import type { ReactNode } from 'react'
import type { InputProps, ObjectInputProps, SchemaType } from 'sanity'
import { WithMessages } from './fieldMessages.tsx'
import { HoldForm } from './holdForm.tsx'
import { ImageWithUndo } from './undoRemoval.tsx'

const isImage = (type: SchemaType): boolean =>
  type.name === 'image' || Boolean(type.type && isImage(type.type))

/** For `form.components`: the form as a whole, or one of its inputs. */
export function StudioInput(props: InputProps): ReactNode {
  const { path, schemaType, validation } = props
  if (path.length === 0) return <HoldForm>{props.renderDefault(props)}</HoldForm>
  if (isImage(schemaType)) return <ImageWithUndo {...(props as ObjectInputProps)} />
  const input = props.renderDefault(props)
  // A line of plain words is no item to Sanity, and no field.
  const isPlainItem = typeof path.at(-1) === 'number'
  return isPlainItem ? <WithMessages validation={validation}>{input}</WithMessages> : input
}
