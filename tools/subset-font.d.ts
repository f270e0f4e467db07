/** The package has no types; these are the options that are used here. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default: number };
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes: Record<string, Axis>;
    keepFeatures?: string[];
    dropTables?: string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
