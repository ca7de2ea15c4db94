import { useState } from "react";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { CallFailed, send } from "#web/api/client.ts";
import { useAction, useCall } from "#web/api/hooks.ts";
import { withLoading } from "#web/ui/dialog/dialogs.ts";
import { pengajuan } from "../../pengajuan/contract.ts";
import { rekeningKoran } from "../contract.ts";
import type { DokumenKoran, KasKoran, MutasiBank } from "../isiKoran.ts";
import { buktiBaris } from "./buktiBaris.ts";

export type Rekening = { idRekening: number; namaRekening: string };
export type Selesai = (idKoran: readonly number[], idKas: readonly number[], idCocok: number) => void;

/** What is put together with a line by hand: what was ticked, its sums, and what waits and can be approved from here. */
export function useCalon(row: MutasiBank, { idRekening, namaRekening }: Rekening, selesai: Selesai) {
  const [cari, setCari] = useState("");
  const [kas, setKas] = useState<readonly KasKoran[]>([]);
  const [lain, setLain] = useState<readonly { idKoran: number; sen: number }[]>([]);
  const { data: answer, error } = useCall(rekeningKoran.getCalonKoran, { idRekening, idKoran: row.idKoran, cari });
  const cocok = useAction(rekeningKoran.cocokkanKoran, { fallback: "Gagal mencocokkan", quiet: true });
  const sendiri = useAction(rekeningKoran.cocokkanSendiri, { fallback: "Gagal mencocokkan", quiet: true });
  const putuskan = usePutusan(row, namaRekening);
  const bank = [row, ...lain].reduce((sum, { sen }) => sum + sen, 0);
  const bedaDengan = (rows: readonly KasKoran[]) =>
    tanpaKode(
      rows,
      rows.reduce((sum, { nominal }) => sum - nominal * 100, bank),
    );

  const cocokkan = async (rows: readonly KasKoran[]) => {
    const idKoran = [row, ...lain].map((line) => line.idKoran);
    const idKas = rows.map((satu) => satu.idKas);
    const { data } = await cocok.mutateAsync({ idRekening, idKoran, idKas });
    selesai(idKoran, idKas, data.idCocok);
  };
  /** Approves what waits with the day of the line, and matches the row that came of it as soon as the sums agree. */
  const setujui = async (dokumen: DokumenKoran) => {
    if (!(await putuskan(dokumen, bedaDengan(kas)))) return;
    const dicari = { idRekening, idKoran: row.idKoran, cari: dokumen.id };
    const baru = (await send(rekeningKoran.getCalonKoran, dicari)).data.kas.find((satu) => uangDari(satu, dokumen));
    // The first of two approvals moves no money yet.
    if (!baru) return;
    const rows = [...kas, baru];
    setKas(rows);
    if (sepadan(bedaDengan(rows))) await cocokkan(rows);
    if (dokumen.lawan !== null) await sendiri.mutateAsync({ idRekening: dokumen.lawan });
  };
  /** The request that was just made, if this person may decide it; otherwise it waits in the list. */
  const lanjut = async (idPengajuan: string) => {
    const { data } = await send(rekeningKoran.getCalonKoran, { idRekening, idKoran: row.idKoran });
    const dokumen = data.dokumen.find(({ id, putus }) => putus && id === idPengajuan);
    if (dokumen) await setujui(dokumen);
  };
  return {
    ...{ cari, setCari, kas, setKas, lain, setLain, error, calon: answer?.data },
    ...{ bank, beda: bedaDengan(kas), sibuk: cocok.isPending },
    cocokkan: () => tahan(cocokkan(kas)),
    setujui: (dokumen: DokumenKoran) => tahan(setujui(dokumen)),
    lanjut: (idPengajuan: string) => tahan(lanjut(idPengajuan)),
  };
}

/** Whether a row of kas is the money of a document: its own request names an invoice. */
const uangDari = ({ idPengajuan, deskripsi }: KasKoran, { jenis, id }: DokumenKoran): boolean =>
  jenis === "invoice" ? deskripsi.includes(id) : idPengajuan === id;

/** What a line is more by the codes of the invoices it pays is booked with the match. */
const tanpaKode = (rows: readonly KasKoran[], beda: number): number => {
  const kode = rows.reduce((sum, { kodeUnik }) => sum + kodeUnik * 100, 0);
  return sepadan(beda - kode) ? beda - kode : beda;
};

/** Banks count hundredths, kas does not. */
export const sepadan = (beda: number): boolean => Math.abs(beda) < 100;

/** A failed call has said so. */
const tahan = (work: Promise<void>): void =>
  void work.catch((failure: unknown) => {
    if (!(failure instanceof CallFailed)) throw failure;
  });

/** Whether the money that came, in hundredths, is what an invoice brings without the PPN that its customer keeps. */
const tanpaPpn = ({ nominal, ppnDipungut }: DokumenKoran, sen: number): boolean =>
  ppnDipungut > 0 && Math.abs(sen - nominal * 100) <= Math.abs(sen - (nominal + ppnDipungut) * 100);

/** Approves a document by what is left of the line, in hundredths; answers whether it was approved. */
function usePutusan(row: MutasiBank, namaRekening: string): (dokumen: DokumenKoran, sisa: number) => Promise<boolean> {
  const dana = useAction(pengajuan.approvePengajuan, { fallback: "Gagal menyetujui", fieldErrors: "dialog" });
  const bayar = useAction(invoice.approveInv, { fallback: "Gagal menyetujui", fieldErrors: "dialog" });
  return async (dokumen, sisa) => {
    const { jenis, id, versi } = dokumen;
    const tanggalUang = row.tanggal;
    const sent =
      jenis === "invoice"
        ? bayar.mutateAsync({ idInv: id, versi, tanggalUang, ppnDipungut: tanpaPpn(dokumen, sisa) })
        : buktiBaris(row, namaRekening).then((bukti) =>
            dana.mutateAsync({
              ...{ idPengajuan: id, statusPengajuan: "Disetujui" as const, note: "" },
              ...{ versi, tanggalUang, dokumen: [bukti] },
            }),
          );
    return withLoading(
      sent.then(() => true),
      "Menyetujui…",
    );
  };
}
