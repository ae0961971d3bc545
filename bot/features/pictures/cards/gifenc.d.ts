declare module 'gifenc' {
  type Palette = number[][];

  interface Encoder {
    writeFrame(
      indexed: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Palette;
        delay: number;
        /** 0 repeats forever, -1 plays once. */
        repeat?: number;
        transparent?: boolean;
        transparentIndex?: number;
        /** 1 keeps the frame under the next one. */
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  const gifenc: {
    GIFEncoder(): Encoder;
    applyPalette(pixels: Uint8Array, palette: Palette): Uint8Array;
    quantize(pixels: Uint8Array, colours: number): Palette;
  };
  export default gifenc;
}
