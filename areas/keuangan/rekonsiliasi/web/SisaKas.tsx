import { Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { rupiah, tanggal } from "#kernel/format.ts";
import { useAction } from "#web/api/hooks.ts";
import { rekeningKoran } from "../../rekening-koran/contract.ts";
import type { KasKoran } from "../../rekening-koran/isiKoran.ts";

type SisaKasProps = { kas: readonly KasKoran[]; jumlah: number; idRekening: number };

/** Rows of kas that no line of the bank is: those that are ticked get a reason together. */
export function SisaKas({ kas, jumlah, idRekening }: SisaKasProps) {
  const [dipilih, setDipilih] = useState<readonly string[]>([]);
  const [alasan, setAlasan] = useState("");
  const action = useAction(rekeningKoran.jelaskanKas, { fallback: "Gagal menjelaskan mutasi kas" });
  const idKas = kas.map((satu) => satu.idKas).filter((id) => dipilih.includes(String(id)));
  const jelaskan = () =>
    action.mutate(
      { idRekening, idKas, alasan },
      {
        onSuccess: () => {
          setDipilih([]);
          setAlasan("");
        },
      },
    );
  return (
    <Stack gap="xs">
      <Checkbox.Group label="Mutasi kas yang tidak ada di bank" value={[...dipilih]} onChange={setDipilih}>
        <Stack gap={6} mt={6}>
          {kas.map((satu) => (
            <Checkbox
              key={satu.idKas}
              value={String(satu.idKas)}
              label={`${satu.idPengajuan} · ${tanggal(satu.tanggal)} · ${rupiah(satu.nominal)} · ${satu.deskripsi}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {jumlah > kas.length && (
        <Text size="xs" c="dimmed">
          dan {jumlah - kas.length} lainnya
        </Text>
      )}
      {idKas.length > 0 && (
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Alasan"
            maxLength={500}
            value={alasan}
            onChange={(event) => setAlasan(event.currentTarget.value)}
            style={{ flex: 1 }}
          />
          <Button
            variant="default"
            loading={action.isPending}
            disabled={alasan.trim() === ""}
            title={alasan.trim() === "" ? "Isi alasan dulu" : undefined}
            onClick={jelaskan}
          >
            Jelaskan
          </Button>
        </Group>
      )}
    </Stack>
  );
}
