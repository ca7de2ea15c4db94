import { useState } from "react";
import type { Answer, ClientInput } from "#kernel/call.ts";
import { CallFailed } from "#web/api/client.ts";
import { useAction, useCall } from "#web/api/hooks.ts";
import { useOutbox } from "#web/offline/outbox.ts";
import { Waits } from "#web/offline/waiting.ts";
import { opname } from "../contract.ts";
import type { CaraHitung } from "../isiOpname.ts";
import { lembarDengan, type Menunggu, menungguDari } from "./lembarHitung.ts";

type Lembar = Answer<typeof opname.getLembarOpname>["data"];

/** The sheet of an opname and the counts of this phone: sent at once, or waiting for a network. */
export function useHitung(idOpname: string) {
  const { data, dataUpdatedAt, error, refetch } = useCall(
    opname.getLembarOpname,
    { idOpname },
    { keepPrevious: false },
  );
  const outbox = menungguDari(useOutbox(), idOpname);
  const lembar = data?.data;
  const { dikirim, note } = useKirim(idOpname, (id) => lembar?.baris.find((row) => row.idProduk === id)?.kodeProduk);
  const hitung = (idProduk: number, jumlah: number, cara: CaraHitung) =>
    lembar && note({ idProduk, jumlah, cara, waktu: saatServer(lembar, dataUpdatedAt) });
  return {
    lembar,
    baris: lembar && lembarDengan(lembar.baris, [...dikirim, ...outbox]),
    belumTerkirim: outbox.length,
    hitung,
    error,
    retry: () => void refetch(),
  };
}

/** Now by the clock of the server: how far the clock of this phone is off was seen when the sheet came. */
function saatServer({ sekarang }: Lembar, dijawab: number): string {
  const selisih = Date.parse(sekarang) - dijawab;
  return new Date(Date.now() + selisih).toISOString();
}

type Dihitung = { idProduk: number; jumlah: number; waktu: string; cara: CaraHitung };

/** Sends counts without waiting for the answer, so that the next product can be counted. */
function useKirim(idOpname: string, kode: (idProduk: number) => string | undefined) {
  const [dikirim, setDikirim] = useState<readonly Menunggu[]>([]);
  const { mutateAsync } = useAction(opname.hitungOpname, {
    fallback: "Gagal mencatat hitungan",
    quiet: true,
    fieldErrors: "dialog",
    typed: async ({ baris }) => ({ ...kirimanDari(idOpname, baris, kode), draft: null, typed: null, record: null }),
  });
  const note = async ({ cara, ...satu }: Dihitung) => {
    const baru: Menunggu = { ...satu, keadaan: "dikirim" };
    const gone = () => setDikirim((before) => before.filter((one) => one !== baru));
    setDikirim((before) => [...before.filter(({ idProduk }) => idProduk !== satu.idProduk), baru]);
    try {
      // An answered count stays until the sheet says it, or an even later one.
      await mutateAsync({ idOpname, baris: [satu], cara });
    } catch (failure) {
      // A refusal was said already; what waits is in the outbox.
      if (!(failure instanceof CallFailed || failure instanceof Waits)) throw failure;
      gone();
    }
  };
  return { dikirim, note };
}

/** What a count is called while it waits, and where it is counted again. */
function kirimanDari(
  idOpname: string,
  baris: ClientInput<typeof opname.hitungOpname>["baris"],
  kode: (idProduk: number) => string | undefined,
) {
  const [satu] = typeof baris === "string" ? [] : baris;
  const idProduk = Number(satu?.idProduk);
  return {
    label: `Hitungan ${kode(idProduk) ?? idOpname}: ${satu?.jumlah}`,
    href: `/admin/opname?${new URLSearchParams({ hitung: idOpname, produk: String(idProduk) })}`,
  };
}
