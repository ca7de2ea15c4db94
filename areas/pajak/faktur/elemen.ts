/** Where a value of a faktur is put right. */
export type TempatIsian = "pelanggan" | "produk" | "invoice" | "perusahaan";

/** The elements of a faktur in the file, what people call them, and where they come from. */
export const ELEMEN = {
  TIN: { sebutan: "NPWP perusahaan", tempat: "perusahaan" },
  TaxInvoice: { sebutan: "Faktur", tempat: "invoice" },
  TaxInvoiceDate: { sebutan: "Tanggal faktur", tempat: "invoice" },
  TaxInvoiceOpt: { sebutan: "Jenis faktur", tempat: "invoice" },
  TrxCode: { sebutan: "Kode transaksi", tempat: "pelanggan" },
  AddInfo: { sebutan: "Keterangan tambahan", tempat: "pelanggan" },
  CustomDoc: { sebutan: "Dokumen pendukung", tempat: "invoice" },
  CustomDocMonthYear: { sebutan: "Masa dokumen pendukung", tempat: "invoice" },
  RefDesc: { sebutan: "Referensi", tempat: "invoice" },
  FacilityStamp: { sebutan: "Cap fasilitas", tempat: "pelanggan" },
  SellerIDTKU: { sebutan: "NITKU perusahaan", tempat: "perusahaan" },
  BuyerTin: { sebutan: "NPWP pembeli", tempat: "pelanggan" },
  BuyerDocument: { sebutan: "Jenis dokumen pembeli", tempat: "pelanggan" },
  BuyerCountry: { sebutan: "Negara pembeli", tempat: "pelanggan" },
  BuyerDocumentNumber: { sebutan: "Nomor dokumen pembeli", tempat: "pelanggan" },
  BuyerName: { sebutan: "Nama pembeli", tempat: "pelanggan" },
  BuyerAdress: { sebutan: "Alamat pembeli", tempat: "pelanggan" },
  BuyerEmail: { sebutan: "Email pembeli", tempat: "pelanggan" },
  BuyerIDTKU: { sebutan: "NITKU pembeli", tempat: "pelanggan" },
  GoodService: { sebutan: "Baris barang atau jasa", tempat: "invoice" },
  Opt: { sebutan: "Barang atau jasa", tempat: "produk" },
  Code: { sebutan: "Kode barang atau jasa", tempat: "produk" },
  Name: { sebutan: "Nama barang atau jasa", tempat: "produk" },
  Unit: { sebutan: "Satuan", tempat: "produk" },
  Price: { sebutan: "Harga satuan", tempat: "invoice" },
  Qty: { sebutan: "Jumlah", tempat: "invoice" },
  TotalDiscount: { sebutan: "Diskon", tempat: "invoice" },
  TaxBase: { sebutan: "DPP", tempat: "invoice" },
  OtherTaxBase: { sebutan: "DPP nilai lain", tempat: "invoice" },
  VATRate: { sebutan: "Tarif PPN", tempat: "invoice" },
  VAT: { sebutan: "PPN", tempat: "invoice" },
  STLGRate: { sebutan: "Tarif PPnBM", tempat: "invoice" },
  STLG: { sebutan: "PPnBM", tempat: "invoice" },
} as const satisfies Readonly<Record<string, { sebutan: string; tempat: TempatIsian }>>;

export type ElemenFaktur = keyof typeof ELEMEN;
