import { Button, Group, Select, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { rupiah } from "#kernel/format.ts";
import { CallFailed } from "#web/api/client.ts";
import { useAction, useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import { kebutuhan, type PilihanKebutuhan } from "../../kebutuhan/contract.ts";
import { pengajuan } from "../../pengajuan/contract.ts";
import type { MutasiBank } from "../isiKoran.ts";
import { buktiBaris } from "./buktiBaris.ts";
import type { Rekening } from "./useCalon.ts";

/** What a difference mostly is, how the need for it is called, and the words by which banks name it. */
const SEBAB = [
  { nama: "Biaya bank", kebutuhan: /admin|biaya bank/i, bank: /biaya|\badm\b|\bfee\b/i },
  { nama: "Bunga bank", kebutuhan: /bunga/i, bank: /bunga|interest/i },
  { nama: "PPh 23", kebutuhan: /pph\s*(pasal\s*)?23/i, bank: null },
  { nama: "Pembulatan", kebutuhan: /pembulatan/i, bank: null },
] as const;

type AjukanProps = {
  row: MutasiBank;
  rekening: Rekening;
  /** What the bank has more than kas, in hundredths of a rupiah. */
  beda: number;
  /** Rows of kas were ticked: it is what they differ by, not the whole line. */
  sebagian: boolean;
  /** Approves the request that was made, where this person may. */
  lanjut: (idPengajuan: string) => void;
};

/** Asks for what kas lacks as a request like any other, with the line as its proof; it waits for who decides. */
export function AjukanKoran(props: AjukanProps) {
  const { rekening, beda, sebagian } = props;
  const form = useAjukan(props);
  const { pilihan, isian, ubah } = form;
  const keluar = beda < 0;
  return (
    <Section title={`${sebagian ? "Ajukan bedanya" : "Buat pengajuan"}, ${rupiah(form.nominal)}`}>
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          Menjadi pengajuan uang {keluar ? "keluar" : "masuk"} dengan mutasi bank ini sebagai buktinya, dan menunggu
          persetujuan seperti yang lain.
        </Text>
        <Sebab pilihan={pilihan} pilih={(idKebutuhan) => ubah({ idKebutuhan })} />
        <Select
          label="Kebutuhan"
          placeholder="Pilih kebutuhan"
          withAsterisk
          searchable
          openOnFocus={false}
          nothingFoundMessage="Tidak ditemukan"
          data={pilihan.map((satu) => ({ value: String(satu.idKebutuhan), label: satu.namaKebutuhan }))}
          value={isian.idKebutuhan}
          onChange={(idKebutuhan) => ubah({ idKebutuhan })}
        />
        <RekeningSelect
          label={keluar ? "Dipindahkan ke rekening sendiri" : "Dipindahkan dari rekening sendiri"}
          placeholder="Bukan pemindahan"
          clearable
          except={rekening.idRekening}
          value={isian.lawan}
          onChange={(lawan) => ubah({ lawan })}
        />
        <TextInput
          label="Deskripsi"
          withAsterisk
          value={isian.deskripsi}
          onChange={(event) => ubah({ deskripsi: event.currentTarget.value })}
        />
        <Tombol form={form} />
      </Stack>
    </Section>
  );
}

type Isian = { idKebutuhan: string | null; lawan: number | null; deskripsi: string };

/** What a whole line is by its words: a fee is asked for by two keys. */
const tebak = ({ keterangan }: MutasiBank) => SEBAB.find(({ bank }) => bank?.test(keterangan));

function useAjukan({ row, rekening: { idRekening, namaRekening }, beda, sebagian, lanjut }: AjukanProps) {
  const [isian, setIsian] = useState<Isian>({ idKebutuhan: null, lawan: null, deskripsi: row.keterangan });
  const { data: answer } = useCall(kebutuhan.getKebutuhanDropdown, {});
  const action = useAction(pengajuan.addPengajuan, { fallback: "Gagal membuat pengajuan", fieldErrors: "dialog" });
  const nominal = Math.round(Math.abs(beda) / 100);
  const { lawan, deskripsi } = isian;
  const pilihan = (answer?.data ?? []).filter(({ aksi }) => aksi.ajukan.boleh);
  const ditebak = sebagian ? undefined : tebak(row);
  const usul = ditebak && pilihan.find(({ namaKebutuhan }) => ditebak.kebutuhan.test(namaKebutuhan));
  const idKebutuhan = isian.idKebutuhan ?? (usul ? String(usul.idKebutuhan) : null);
  const ajukan = async (setujui: boolean) => {
    const tipePengajuan = lawan !== null ? "pindah" : beda < 0 ? "keluar" : "masuk";
    const [asal, tujuan] = beda < 0 ? [idRekening, lawan] : [lawan, idRekening];
    const sisi = { idRekeningAsal: asal ?? "-", idRekeningTujuan: tujuan ?? "-" };
    const dokumen = [await buktiBaris(row, namaRekening)];
    const isi = { idKebutuhan: idKebutuhan ?? "", tipePengajuan, nominalPengajuan: nominal, tglPengajuan: "" } as const;
    try {
      const { data } = await action.mutateAsync({ ...isi, ...sisi, deskripsiPengajuan: deskripsi, dokumen });
      if (setujui) lanjut(data.idPengajuan);
    } catch (failure) {
      // A failed call has said so.
      if (!(failure instanceof CallFailed)) throw failure;
    }
  };
  return {
    ...{ isian: { ...isian, idKebutuhan }, nominal, pilihan, ditebak: ditebak !== undefined },
    ...{ sibuk: action.isPending, boleh: idKebutuhan !== null && deskripsi.trim() !== "" },
    ubah: (baru: Partial<Isian>) => setIsian((before) => ({ ...before, ...baru })),
    ajukan: (setujui: boolean) => void ajukan(setujui),
  };
}

/** Not `disabled`: where the need is guessed the button has the focus from the start. */
function Tombol({ form: { boleh, sibuk, ajukan, ditebak } }: { form: ReturnType<typeof useAjukan> }) {
  const memutus = useMay(pengajuan.approvePengajuan);
  const tombol = (setujui: boolean) => ({
    loading: sibuk,
    "aria-disabled": !boleh || undefined,
    "data-disabled": !boleh || undefined,
    "data-autofocus": (ditebak && setujui === memutus) || undefined,
    onClick: () => boleh && ajukan(setujui),
  });
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" {...tombol(false)}>
        Ajukan
      </Button>
      {memutus && <Button {...tombol(true)}>Ajukan dan setujui</Button>}
    </Group>
  );
}

type SebabProps = { pilihan: readonly PilihanKebutuhan[]; pilih: (idKebutuhan: string) => void };

/** The needs that a difference mostly has, of those that the company has. */
function Sebab({ pilihan, pilih }: SebabProps) {
  const ada = SEBAB.flatMap(({ nama, kebutuhan: kata }) => {
    const satu = pilihan.find(({ namaKebutuhan }) => kata.test(namaKebutuhan));
    return satu ? [{ nama, id: String(satu.idKebutuhan) }] : [];
  });
  if (ada.length === 0) return null;
  return (
    <Group gap={6}>
      {ada.map(({ nama, id }) => (
        <Button key={nama} size="compact-sm" variant="default" onClick={() => pilih(id)}>
          {nama}
        </Button>
      ))}
    </Group>
  );
}
