/** Packs pixels as a PNG beside the page, so that the page does not stand still meanwhile. */
addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  const canvas = new OffscreenCanvas(data.width, data.height);
  canvas.getContext('2d')?.drawImage(data, 0, 0);
  void canvas.convertToBlob({ type: 'image/png' }).then((png) => postMessage(png));
});
