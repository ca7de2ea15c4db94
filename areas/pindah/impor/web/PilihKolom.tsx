import { Button, Group, Select, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { PilihanKolom } from "../contract.ts";
import type { HasilImpor } from "../isiImpor.ts";
import type { Impor } from "./useImpor.ts";

const TETAP = "\u0000";

type Pilihan = Record<string, { judul: string | null; tetap: string }>;
const pilihanOf = ({ kolom }: HasilImpor): Pilihan =>
  Object.fromEntries(kolom.map(({ kolom: nama, judul, tetap }) => [nama, { judul, tetap }]));

/** Which heading fills which column. It is closed while everything needed was recognised. */
export function PilihKolom({ impor, hasil }: { impor: Impor; hasil: HasilImpor }) {
  const [pilihan, setPilihan] = useState(() => pilihanOf(hasil));
  const [terbuka, setTerbuka] = useState(hasil.kurang.length > 0);
  const dikenal = hasil.kolom.filter(({ judul }) => judul !== null);
  if (!terbuka) {
    return (
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {dikenal.map(({ label, judul }) => `${judul} → ${label}`).join(" · ")}
        </Text>
        <Button size="compact-sm" variant="subtle" onClick={() => setTerbuka(true)}>
          Ubah kolom
        </Button>
      </Group>
    );
  }
  const send = () => {
    const kolom = Object.entries(pilihan).flatMap(([kolom, { judul, tetap }]): PilihanKolom[] =>
      judul === null && tetap === "" ? [] : [{ kolom, judul: judul === TETAP ? null : judul, tetap }],
    );
    impor.choose(kolom);
  };
  return (
    <Stack gap="sm">
      <Text size="sm">
        Pilih kolom berkas untuk setiap isian. Pilihan ini diingat untuk berkas dengan judul yang sama.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
        {hasil.kolom.map(({ kolom, label, wajib }) => (
          <SatuKolom
            key={kolom}
            label={wajib ? `${label} *` : label}
            judul={hasil.judul}
            value={pilihan[kolom] ?? { judul: null, tetap: "" }}
            onChange={(value) => setPilihan({ ...pilihan, [kolom]: value })}
          />
        ))}
      </SimpleGrid>
      <Group>
        <Button variant="default" loading={impor.busy} onClick={send}>
          Periksa lagi
        </Button>
      </Group>
    </Stack>
  );
}

type SatuKolomProps = {
  label: string;
  judul: readonly string[];
  value: { judul: string | null; tetap: string };
  onChange: (value: { judul: string | null; tetap: string }) => void;
};

function SatuKolom({ label, judul, value, onChange }: SatuKolomProps) {
  const tetap = value.judul === TETAP || (value.judul === null && value.tetap !== "");
  const data = [
    ...[...new Set(judul)].map((one) => ({ value: one, label: one })),
    { value: TETAP, label: "(satu nilai untuk semua baris)" },
  ];
  return (
    <Stack gap={4}>
      <Select
        label={label}
        placeholder="Tidak ada"
        searchable
        clearable
        data={data}
        value={tetap ? TETAP : value.judul}
        onChange={(chosen) => onChange({ judul: chosen, tetap: "" })}
      />
      {tetap && (
        <TextInput
          aria-label={`Nilai ${label}`}
          placeholder="Nilai untuk semua baris"
          value={value.tetap}
          onChange={(event) => onChange({ judul: TETAP, tetap: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
