export type FileKind = 'image' | 'pdf';
