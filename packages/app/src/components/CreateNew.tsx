import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { Plus } from 'lucide-react'

export const CreateNew = ({ onClick }: { onClick: () => void }) => (
  <Button variant="primary" icon={<Plus aria-hidden />} onClick={onClick}>
    Create New
  </Button>
)
