import { PageHeader } from '@latchkey/ui/layout/PageHeader'

/** temporary */
export function EnquiriesPage() {
  return <PageHeader title="Enquiries" />
}
