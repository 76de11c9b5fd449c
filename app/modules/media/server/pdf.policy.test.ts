import { describe, expect, it } from 'vitest';
import { FileRef } from '../file.contract.ts';
import { pdfName, pdfRefusal } from './pdf.policy.ts';

const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`);

describe('a PDF', () => {
  it('is told by its content', () => {
    expect(pdfRefusal(pdf('1 0 obj << /Type /Catalog >> endobj'))).toBeNull();
    expect(pdfRefusal(Buffer.from('<html>%PDF-1.7 %%EOF'))).toBe('notAPdf');
    expect(pdfRefusal(Buffer.from('%PDF-1.7 cut off'))).toBe('notAPdf');
    expect(pdfRefusal(Buffer.alloc(0))).toBe('notAPdf');
  });

  it('is refused when it runs something', () => {
    for (const name of ['/JavaScript', '/Launch', '/EmbeddedFile', '/J#61vaScript', '/#4Aava#53cript', '/#4caunc#68'])
      expect(pdfRefusal(pdf(`<< /S ${name} >>`))).toBe('activePdf');
    expect(pdfRefusal(pdf('<< /Title (How JavaScript and Launch are spelled: /J#62vaScript) >>'))).toBeNull();
  });

  it('keeps its name, without paths and signs', () => {
    expect(pdfName('audit 2026.PDF')).toBe('audit 2026.pdf');
    expect(pdfName('C:\\Users\\dr\\..\\a"b<c>.pdf')).toBe('abc.pdf');
    expect(pdfName('../../etc/passwd')).toBe('passwd.pdf');
    expect(pdfName('\u202e\u0000.pdf')).toBe('document.pdf');
    for (const name of ['x'.repeat(400), '👩‍⚕️'.repeat(90)])
      expect(FileRef.safeParse({ id: 'a', name: pdfName(name), bytes: 1 }).success).toBe(true);
  });
});
