/** The commonest passwords of eight characters and more. The server knows the long list; these are worth an answer at once. */
const COMMON = new Set(
  `password 12345678 123456789 1234567890 qwertyuiop 1q2w3e4r 1qaz2wsx iloveyou princess sunshine football baseball superman trustno1 11111111
  00000000 88888888 87654321 98765432 987654321 123123123 123321123 11223344 12341234 12344321 password1 password12 password123 passw0rd
  p@ssw0rd p@ssword qwerty123 qwerty12 qwerty1234 qwertyui asdfghjk asdfghjkl asdf1234 zxcvbnm1 zaq12wsx 1234qwer q1w2e3r4 q1w2e3r4t5
  1q2w3e4r5t abcd1234 abc12345 abcdefgh a1234567 aa123456 letmein1 letmein123 welcome1 welcome123 admin123 administrator changeme michelle
  jennifer computer whatever starwars dragon12 monkey123 charlie1 liverpool chocolate jonathan samantha internet corvette mercedes maverick
  butterfly basketball superstar babygirl spiderman elephant blink182 testtest test1234 user1234 secret123 default1 freedom1 master123`.split(
    /\s+/,
  ),
);

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
