import { DevelopersPage } from '@latchkey/ui/lettings/integrations/DevelopersPage/DevelopersPage.tsx'
import { API_BASE } from '../../config/env.ts'

export const DevelopersTab = () => <DevelopersPage baseUrl={new URL(API_BASE, location.origin).href} />
