export const pictureButtonLabel = (isEmpty: boolean): string =>
  isEmpty ? 'Choose a picture' : 'Choose another picture'
