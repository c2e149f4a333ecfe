declare module 'virtual:components' {
  export const propKinds: import('./prop-controls.ts').PropKinds
  export const usedBy: import('./used-by.ts').UsedBy
}
