import type { BrowserContext } from 'playwright-core';

/** One picture of a sheet: a PNG, and what it shows. */
export interface Shot {
  readonly name: string;
  readonly png: Buffer;
}

/** Each picture gets so much room, in pixels. */
const CELL = { width: 390, height: 300, label: 18 };
const QUALITY = 0.72;

/** Puts pictures side by side, each with its name, and gives the sheet as WebP; drawn by the browser itself. */
export async function assemble(context: BrowserContext, shots: readonly Shot[], columns: number): Promise<Buffer> {
  const page = await context.newPage();
  const pictures = shots.map(({ name, png }) => ({ name, address: `data:image/png;base64,${png.toString('base64')}` }));
  const address = await page.evaluate(draw, { pictures, columns, cell: CELL, quality: QUALITY });
  await page.close();
  return Buffer.from(address.split(',')[1]!, 'base64');
}

/** Runs inside the page. */
async function draw({ pictures, columns, cell, quality }: {
  pictures: readonly { name: string; address: string }[]; columns: number; cell: typeof CELL; quality: number;
}): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = columns * cell.width;
  canvas.height = Math.ceil(pictures.length / columns) * cell.height;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#777';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.font = '12px sans-serif';
  pen.imageSmoothingQuality = 'high';
  for (const [index, { name, address }] of pictures.entries()) {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [x, y] = [index % columns * cell.width, Math.floor(index / columns) * cell.height];
    const room = { width: cell.width - 8, height: cell.height - cell.label - 6 };
    const scale = Math.min(room.width / image.width, room.height / image.height);
    pen.fillStyle = '#fff';
    pen.fillText(name, x + 4, y + 13);
    pen.drawImage(image, x + 4, y + cell.label, image.width * scale, image.height * scale);
  }
  return canvas.toDataURL('image/webp', quality);
}
