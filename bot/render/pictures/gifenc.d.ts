declare module 'gifenc' {
  type Palette = number[][];

  /** Writes one frame after the other into a GIF. */
  interface Encoder {
    writeFrame(
      indexed: Uint8Array,
      width: number,
      height: number,
      options: { palette?: Palette; delay: number; repeat?: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(pixels: Uint8Array, colours: number): Palette;
    applyPalette(pixels: Uint8Array, palette: Palette): Uint8Array;
  };
  export default gifenc;
}
