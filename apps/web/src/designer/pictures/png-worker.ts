/** The worker that encodes a PNG, so that the page is not blocked. */
addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  const canvas = new OffscreenCanvas(data.width, data.height);
  canvas.getContext('2d')?.drawImage(data, 0, 0);
  void canvas.convertToBlob({ type: 'image/png' }).then((png) => postMessage(png));
});
