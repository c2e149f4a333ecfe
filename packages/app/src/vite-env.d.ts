interface ImportMetaEnv {
  readonly API_BASE?: string
  readonly BUILD?: string
}
