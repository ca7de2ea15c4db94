/**
 * A program as its makers write it: its types are generated from /openapi.json (./kantor.d.ts), its calls are made by
 * openapi-fetch. It signs in, orders, invoices, approves, delivers and reads Laba Rugi.
 */
import { readFile } from "node:fs/promises";
import createClient from "openapi-fetch";
import type { paths } from "./kantor.d.ts";

const { KANTOR = "", NOKAR = "", PASSWORD = "", PRODUK = "", BULAN = "", TAHUN = "" } = process.env;
const kantor = createClient<paths>({ baseUrl: KANTOR });

/** Fields and files of a call with pictures, as a form sends them. */
function form(body: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (name === "dokumen") for (const file of value as Blob[]) data.append(name, file, "bukti.jpg");
    else data.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return data;
}

/** The answer of a call, or its refusal as an error. */
function answered<Data>({ data, error }: { data?: Data; error?: { message: string } }): Data {
  if (data === undefined) throw new Error(error?.message ?? "no answer");
  return data;
}

const session = answered(await kantor.POST("/api/userWeb/login", { body: { nokar: NOKAR, password: PASSWORD } }));
kantor.use({
  onRequest({ request }) {
    request.headers.set("token", session.token);
    return request;
  },
});

const bukti = new Blob([await readFile("bukti.jpg")], { type: "image/jpeg" });
// The document says of a file that it is binary, which the generator knows as text.
const dokumen = [bukti] as unknown as string[];

const harga = 25_000_000;
const order = answered(
  await kantor.POST("/api/orderWeb/addOrder", {
    body: {
      customerInstansi: "CV Kopi Nusantara",
      namaCustomer: "Dewi Lestari",
      alamatCustomer: "Jl. Braga 5, Bandung",
      noTelp: "081234567890",
      tipeSo: "Reguler",
      totalPembelian: harga,
      listProduk: [
        { idProduk: Number(PRODUK), qty: 1, sumberProduk: "SG", hargaProduk: harga, tambahanHargaOnline: 0 },
      ],
      dokumen,
    },
    bodySerializer: form,
  }),
);
const { idSo } = order.data;

const { data: rekening } = answered(await kantor.GET("/api/rekeningWeb/getRekeningDropdown"));
const kas = rekening.find(({ namaRekening }) => namaRekening === "Kas Kecil");
if (!kas) throw new Error("no account");
const { data: invoice } = answered(
  await kantor.POST("/api/invoiceWeb/addInvoice", {
    body: {
      ...{ idSo, idRekening: kas.idRekening, tipePembayaran: "LN", nominalLunas: harga },
      ...{ nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0 },
      dokumen,
    },
    bodySerializer: form,
  }),
);
answered(await kantor.POST("/api/invoiceWeb/approveInv", { body: { idInv: invoice.idInvoice } }));

const surat = answered(
  await kantor.POST("/api/suratJalanWeb/addSuratJalan", {
    body: {
      ...{ idSo, idInvoice: invoice.idInvoice, statusSo: "Kirim" },
      ...{ namaPenerima: "Gudang Timur", alamatPenerima: "Jl. Pelabuhan 3, Surabaya", noTelpPenerima: "0812000111" },
      dokumen,
    },
    bodySerializer: form,
  }),
);

const periode = { bulan: Number(BULAN), tahun: Number(TAHUN) };
const { data: labaRugi } = answered(await kantor.GET("/api/labarugi/getLabaRugi", { params: { query: periode } }));
console.log(JSON.stringify({ idSo, idInvoice: invoice.idInvoice, surat: surat.message, labaRugi }));
