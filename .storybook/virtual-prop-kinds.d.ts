declare module 'virtual:prop-kinds' {
  export const propKinds: import('./prop-controls.ts').PropKinds
}
