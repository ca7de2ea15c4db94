import { Alert, Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CallFailed } from "../../../api/client.ts";
import { signIn } from "../../../api/session.ts";
import { showError } from "../../../ui/dialog/dialogs.ts";
import { Logo } from "../../../ui/page/Logo.tsx";
import classes from "./login.module.css";

const KOSONG = "Maaf username atau password tidak boleh kosong";

export function LoginPage() {
  useEffect(() => {
    document.title = "Login · Kantor";
  }, []);
  return (
    <main className={classes.page}>
      <Paper className={classes.card} withBorder radius="lg" p={{ base: "lg", xs: 36 }} shadow="md">
        <Stack align="center" gap={4} mb="lg" ta="center">
          <Logo size={52} />
          <Title order={1} fz={26} mt="sm">
            Back Office
          </Title>
          <Text c="dimmed">Satu meja kerja untuk semua bagian.</Text>
        </Stack>
        <LoginForm />
      </Paper>
      <footer className={classes.footer}>© 2024-2025 Kantor</footer>
    </main>
  );
}

function LoginForm() {
  const [nokar, setNokar] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (nokar.trim() === "" || password === "") {
      setProblem(KOSONG);
      (nokar.trim() === "" ? number : secret).current?.focus();
      return;
    }
    setProblem(null);
    setBusy(true);
    try {
      await signIn({ nokar, password });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallFailed)) throw error;
      showError(error.sentence("Gagal login"));
    }
  };

  const missing = problem !== null;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {problem && (
          <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {problem}
          </Alert>
        )}
        <TextInput
          ref={number}
          label="No Karyawan"
          name="nokar"
          size="md"
          autoFocus
          autoComplete="username"
          autoCapitalize="characters"
          value={nokar}
          onChange={(event) => setNokar(event.currentTarget.value)}
          error={missing && nokar.trim() === ""}
        />
        <PasswordInput
          ref={secret}
          label="Password"
          name="password"
          size="md"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={missing && password === ""}
        />
        <Button type="submit" size="md" fullWidth loading={busy} mt="xs">
          Login
        </Button>
      </Stack>
    </form>
  );
}
