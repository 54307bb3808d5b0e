// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'signup.benefit.sources.detail': { sources: 'text' };
    'list': { first: 'text'; next: 'text' };
    'forgot.sent.description': { email: 'text' };
    'resend.description': { email: 'text' };
  };
  tags: {
    'login.footer': 'signup';
    'signup.footer': 'login';
    'signup.agree': 'terms' | 'privacy';
    'forgot.sent.again': 'again';
    'verify.done.next': 'dashboard';
    'resend.description': 'address';
  };
}

export default {
  'home': "Data Intelligence Hub, home",
  'back-home': "Back to home",
  'back-to-sign-in': "Back to Sign In",
  'sign-in': "Sign In",
  'create-account': "Create Account",
  'email': "Email",
  'password': "Password",
  'first-name': "First name",
  'last-name': "Last name",
  'confirm-password': "Confirm password",
  'terms': "Terms of Service",
  'privacy': "Privacy Policy",
  'invalid.email-missing': "Email is required",
  'invalid.email-blank': "Please enter an email address",
  'invalid.email': "Please enter a valid email address",
  'invalid.password-missing': "Password is required",
  'invalid.passwords-differ': "Passwords do not match",
  'invalid.password-unconfirmed': "Please confirm your password",
  'invalid.first-name-missing': "First name is required",
  'invalid.last-name-missing': "Last name is required",
  'invalid.terms': "Please agree to the Terms of Service and the Privacy Policy",
  'login.description': "Welcome back. Your reports are where you left them.",
  'login.footer': ["New here? ",["signup","Create an account"]],
  'login.successful': "Login Successful",
  'login.session-ended': "Your session has ended. Please sign in again.",
  'login.forgot': "Forgot password?",
  'login.remember': "Remember me",
  'login.verification-required': "Email Verification Required",
  'signup.description': "Your first report is one file away.",
  'signup.footer': ["Already have an account? ",["login","Sign in"]],
  'signup.agree': ["I agree to the ",["terms","Terms of Service"]," and the ",["privacy","Privacy Policy"]],
  'signup.new-tab': "(opens in a new tab)",
  'signup.created': "Account Created Successfully!",
  'signup.benefits': "From a table to a report you can check",
  'signup.benefit.sources': "Connect unlimited data sources",
  'signup.benefit.sources.detail': ["Side by side: ",["sources"],"."],
  'list': [["first"],", ",["next"]],
  'signup.benefit.reports': "AI-powered insights and reports",
  'signup.benefit.reports.detail': "Plain sentences, and for each number the query it comes from.",
  'signup.benefit.charts': "Advanced visualization tools",
  'signup.benefit.charts.detail': "Charts with honest axes, each of which can be read as a table.",
  'signup.benefit.support': "24/7 customer support",
  'signup.benefit.support.detail': "From whoever runs this hub, at the hours that they keep.",
  'forgot.title': "Forgot Password",
  'forgot.description': "Enter your email address, and we will send you a link to choose a new password.",
  'forgot.submit': "Send Reset Link",
  'forgot.sent.title': "Check Your Email",
  'forgot.sent.description': ["If an account belongs to ",["email"],", a link to reset its password is on the way."],
  'forgot.sent.again': ["Nothing in your inbox? Look in the spam folder, or ",["again","try again"],"."],
  'reset.title': "Reset Password",
  'reset.description': "Choose a new password for your account.",
  'reset.new-password': "New Password",
  'reset.new-password.hint': "Use at least 8 characters with letters, numbers and symbols.",
  'reset.confirm-password': "Confirm New Password",
  'reset.invalid.title': "Invalid Reset Link",
  'reset.invalid.description': "This link is incomplete, has expired or has already been used. A link works once, for a limited time.",
  'reset.invalid.new-link': "Request New Link",
  'reset.done.title': "Password Reset Successful",
  'reset.done.description': "You can sign in with your new password. All earlier sessions have been signed out.",
  'verify.title': "Email Verification",
  'verify.description': "Press the button to confirm your email address.",
  'verify.submit': "Verify Email Address",
  'verify.pending': "Verifying…",
  'verify.invalid': "Invalid verification link",
  'verify.done.title': "Email Verified!",
  'verify.done.next': ["Taking you to your ",["dashboard","dashboard"],"…"],
  'verify.failed.title': "Verification Failed",
  'verify.failed.reasons': "This may be because of:",
  'verify.failed.expired': "Invalid or expired link",
  'verify.failed.used': "Link already used",
  'verify.failed.network': "Network issues",
  'verify.failed.retry': "Try Again",
  'verify.failed.login': "Back to Login",
  'resend.description': ["We sent a verification link to ",["address",["email"]],". Open it to confirm that the address is yours."],
  'resend.continue': "Continue to dashboard",
  'resend.sent': "Verification email sent.",
  'resend.submit': "Resend verification email",
} satisfies Record<string, Message>;
