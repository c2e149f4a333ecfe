import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'

/** As large as a list, so loaded when a lead is opened. */
export const LeadDialogHost = lazyDialog(() => import('./LeadDialogHost.tsx'), 'LeadDialogHost')
