import { Box, Button, Dialog, Flex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, type ReactNode } from 'react'
import {
  GetHookCollectionState,
  useDocumentOperation,
  useDocumentOperationEvent,
  useEditState,
  type DocumentActionComponent,
  type DocumentActionConfirmDialogProps,
  type DocumentActionProps,
} from 'sanity'
import { visibilityOf } from '../../lib/site/visibility.ts'
import { publishWithChecks } from '../actions/index.ts'
import { landingPage } from '../schemas/documents/landingPage.tsx'

/** Sanity's operation as an action: its own Publish needs a form around it. */
const PublishOperation: DocumentActionComponent = ({ id, type }) => {
  const { publish } = useDocumentOperation(id, type)
  return { label: 'Publish', disabled: Boolean(publish.disabled), onHandle: () => publish.execute() }
}

const publishPage = [publishWithChecks(PublishOperation, landingPage.name)]
const publishOther = [publishWithChecks(PublishOperation, '')]

/** Publishes a draft by the rules of its form. */
export function PublishButton({ id, type, title }: { id: string; type: string; title: string }): ReactNode {
  const state = useEditState(id, type)
  const event = useDocumentOperationEvent(id, type)
  const { push } = useToast()
  const seen = useRef('')
  useEffect(() => {
    // What is published is still a draft here, or just was one.
    const page = type === landingPage.name ? (state.draft ?? state.published) : {}
    const { stage, words } = visibilityOf(page, Date.now())
    seen.current = stage === 'live' ? 'Visitors see it within seconds.' : `${words}.`
  })
  useEffect(() => {
    if (event?.op !== 'publish') return
    push(
      event.type === 'success'
        ? { status: 'success', title: `“${title}” is published. ${seen.current}` }
        : { status: 'error', title: 'Not published: the connection is down. Try again in a moment.' },
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new title is no new event
  }, [event, push])
  const args = state as unknown as DocumentActionProps
  return (
    <GetHookCollectionState<DocumentActionProps, ReturnType<DocumentActionComponent>>
      args={args}
      hooks={type === landingPage.name ? publishPage : publishOther}
    >
      {({ states: [action] }) => (
        <>
          <Button
            aria-label={`${action?.label ?? 'Publish'} ${title}`}
            disabled={!state.ready || !action || action.disabled}
            fontSize={1}
            mode="ghost"
            onClick={() => action?.onHandle?.()}
            padding={3}
            text={action?.label ?? 'Publish'}
          />
          {action?.dialog && action.dialog.type === 'confirm' && <Confirm {...action.dialog} />}
        </>
      )}
    </GetHookCollectionState>
  )
}

/** Forms show this dialog by themselves. */
function Confirm({ message, confirmButtonText, onConfirm, onCancel }: DocumentActionConfirmDialogProps) {
  return (
    <Dialog
      id="publish"
      header="Publish"
      width={1}
      onClose={onCancel}
      footer={
        <Flex padding={3} gap={3} justify="flex-end">
          <Button mode="ghost" text="Cancel" onClick={onCancel} />
          <Button tone="critical" text={confirmButtonText ?? 'Publish'} onClick={onConfirm} />
        </Flex>
      }
    >
      <Box padding={4}>{message}</Box>
    </Dialog>
  )
}
