import { Button, Group, Select, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { rupiah } from "#kernel/format.ts";
import { CallFailed } from "#web/api/client.ts";
import { useAction, useCall } from "#web/api/hooks.ts";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import { kebutuhan, type PilihanKebutuhan } from "../../kebutuhan/contract.ts";
import { pengajuan } from "../../pengajuan/contract.ts";
import type { MutasiBank } from "../isiKoran.ts";
import { buktiBaris } from "./buktiBaris.ts";
import type { Rekening } from "./useCalon.ts";

/** What a difference mostly is, and how the need for it is called. */
const SEBAB = [
  { nama: "Biaya bank", kebutuhan: /admin|biaya bank/i },
  { nama: "PPh 23", kebutuhan: /pph\s*(pasal\s*)?23/i },
  { nama: "Pembulatan", kebutuhan: /pembulatan/i },
] as const;

type AjukanProps = {
  row: MutasiBank;
  rekening: Rekening;
  /** What the bank has more than kas, in hundredths of a rupiah. */
  beda: number;
  /** Rows of kas were ticked: it is what they differ by, not the whole line. */
  sebagian: boolean;
};

/** Asks for what kas lacks as a request like any other, with the line as its proof; it waits for who decides. */
export function AjukanKoran({ row, rekening, beda, sebagian }: AjukanProps) {
  const form = useAjukan(row, rekening, beda);
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
        <Group justify="flex-end">
          <Button variant="default" loading={form.sibuk} disabled={!form.boleh} onClick={form.ajukan}>
            Ajukan
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}

type Isian = { idKebutuhan: string | null; lawan: number | null; deskripsi: string };

function useAjukan(row: MutasiBank, { idRekening, namaRekening }: Rekening, beda: number) {
  const [isian, setIsian] = useState<Isian>({ idKebutuhan: null, lawan: null, deskripsi: row.keterangan });
  const { data: answer } = useCall(kebutuhan.getKebutuhanDropdown, {});
  const action = useAction(pengajuan.addPengajuan, { fallback: "Gagal membuat pengajuan", fieldErrors: "dialog" });
  const nominal = Math.round(Math.abs(beda) / 100);
  const { idKebutuhan, lawan, deskripsi } = isian;
  const ajukan = async () => {
    const tipePengajuan = lawan !== null ? "pindah" : beda < 0 ? "keluar" : "masuk";
    const [asal, tujuan] = beda < 0 ? [idRekening, lawan] : [lawan, idRekening];
    const sisi = { idRekeningAsal: asal ?? "-", idRekeningTujuan: tujuan ?? "-" };
    const dokumen = [await buktiBaris(row, namaRekening)];
    const isi = { idKebutuhan: idKebutuhan ?? "", tipePengajuan, nominalPengajuan: nominal, tglPengajuan: "" } as const;
    await action.mutateAsync({ ...isi, ...sisi, deskripsiPengajuan: deskripsi, dokumen }).catch((failure: unknown) => {
      // A failed call has said so.
      if (!(failure instanceof CallFailed)) throw failure;
    });
  };
  return {
    ...{ isian, nominal, sibuk: action.isPending, boleh: idKebutuhan !== null && deskripsi.trim() !== "" },
    pilihan: (answer?.data ?? []).filter(({ aksi }) => aksi.ajukan.boleh),
    ubah: (baru: Partial<Isian>) => setIsian((before) => ({ ...before, ...baru })),
    ajukan: () => void ajukan(),
  };
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
