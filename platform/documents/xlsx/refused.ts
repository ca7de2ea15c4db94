/** A file that cannot be read at all. The message is the Indonesian sentence for the user. */
export class XlsxRefused extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "XlsxRefused";
  }
}

export const notXlsx = (cause?: unknown) =>
  new XlsxRefused(
    "Berkas bukan file Excel (.xlsx) yang utuh. Buka di Excel, simpan sebagai .xlsx, lalu unggah lagi.",
    cause,
  );
export const otherEncoding = () =>
  new XlsxRefused(
    "Huruf di file Excel ini disimpan dengan cara lain (bukan UTF-8). Buka di Excel, simpan sebagai .xlsx, lalu unggah lagi.",
  );
export const encrypted = (cause?: unknown) =>
  new XlsxRefused("Berkas terkunci password. Simpan tanpa password, lalu unggah lagi.", cause);
export const tooBig = () =>
  new XlsxRefused("Isi file Excel terlalu besar. Hapus gambar dan lembar lain, atau bagi menjadi beberapa file.");
