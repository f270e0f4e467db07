export type FileKind = 'image' | 'pdf' | 'piece';
