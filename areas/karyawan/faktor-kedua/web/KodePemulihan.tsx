import { Alert, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { CopyButton } from "#web/ui/page/CopyButton.tsx";

/** Recovery codes, which the server answers only once. */
export function KodePemulihan({ kode, onClose }: { kode: readonly string[]; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Alert color="orange" icon={<IconKey aria-hidden />} title="Simpan kode pemulihan ini">
        Hanya ditampilkan sekali. Tiap kode berlaku satu kali, bila ponsel atau passkey anda hilang.
      </Alert>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        {kode.map((satu) => (
          <Text key={satu} component="code" ff="monospace" fw={600}>
            {satu}
          </Text>
        ))}
      </SimpleGrid>
      <Group justify="flex-end">
        <CopyButton value={kode.join("\n")} />
        <Button onClick={onClose}>Sudah saya simpan</Button>
      </Group>
    </Stack>
  );
}
