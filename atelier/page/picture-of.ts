/** What was drawn, as a file. */
export const pictureOf = (canvas: HTMLCanvasElement, type: 'image/png' | 'image/webp') =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), type, 0.8),
  )
