/** What a file may be that is uploaded. */
export type FileKind = 'image' | 'pdf';
