/** The viewing to move. */
export interface MovingViewing {
  /** The id of the lead. */
  id: number
  /** The name of the tenant. */
  name: string
  /** Unix seconds. */
  viewingDate: number
  /** Null without an agent. */
  agentId: number | null
  /** Null if unknown. */
  agentName: string | null
  /** True once a confirmation was sent to the customer. */
  isConfirmed: boolean
}
