export const UPDATE_AVAILABLE = {
  title: 'Update Available',
  text: 'A new version of the app is available. Please refresh the page to update.',
  action: 'Refresh',
} as const
